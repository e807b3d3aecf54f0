### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

# The names of the variations, as the books print them.

title-absolute-value = Absolute Value
title-average = Average
title-base = Base
title-blank-card-wild = Blank Card Wild
title-decimal-in-goal = Decimal in Goal
title-decimal-point = Decimal Point
title-double-set = Double Set
title-exponent = Exponent
title-factorial = Factorial
title-forbidden-card = Forbidden Card
title-gcf = GCF
title-general-rule = General Rule
title-lcm = LCM
title-log = Log
title-multiple-of-k = Multiple of k
title-multiple-operations = Multiple Operations
title-no-null-restrictions = No Null Restrictions
title-number-of-factors = Number of Factors
title-percent = Percent
title-powers-of-the-base = Powers of the Base
title-radical-is-i = √ = i
title-remainder = Remainder
title-required-card = Required Card
title-required-cube = Required Cube
title-shift-from-permitted = Shift from Permitted
title-sideways = Sideways
title-smallest-prime = Smallest Prime
title-symmetric-difference = Symmetric Difference
title-three-operation-solution = Three-operation Solution
title-two-digit-numerals = Two-digit Numerals
title-two-operations = Two Operations
title-two-solutions = Two Solutions
title-union-and-intersection-interchangeable = ∪ and ∩ Interchangeable
title-upside-down = Upside-down
title-v-and-empty-interchangeable = V and Λ Interchangeable
title-wild = Wild
title-wild-cube = Wild Cube
