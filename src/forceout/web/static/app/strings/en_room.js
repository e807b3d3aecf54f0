/** The room before the match in English. */

/** @type {Record<string, string>} */
export const roomEnglish = {
  "room.title": "{game}, before the start", "room.sit": "Sit here", "room.stand": "Stand up", "room.remove": "Remove", "room.invite": "Invite a friend", "room.invite.what": "A code opens a seat at this table.", "room.new-code": "Show a code", "room.link": "Or send this link:", "room.picture": "QR code that opens the link on a phone", "room.copy": "Copy the link", "room.copied": "Copied.",
  "room.start": "Start the match", "room.not-full": "Fill every seat first: with friends, or with bots.", "room.deal-told": "the dealer is told how many cards are due", "room.wait": "The host starts the match when everybody sits.", "room.watchable": "Others may watch", "room.not-watchable": "Nobody may watch",
  "room.nickname": "What shall we call you?", "room.nickname.what": "Nickname",
  "clock.official": "official clocks", "clock.relaxed": "relaxed clocks", "clock.off": "no clocks",
};
