/** Passwords as long and as short as may be, and one character beyond (R240, R241); otherwise good. */
export const shortestAndLongest = ['Abc123', 'Abcdefghi123'] as const
export const tooShortAndTooLong = ['Abc12', 'Abcdefghij123'] as const

/** Takes its turn: one path after another, or one try after another, gets the other boundary. */
export const inTurn = <Value>(values: readonly [Value, Value], turn: number): Value => values[turn % 2 === 0 ? 0 : 1]
