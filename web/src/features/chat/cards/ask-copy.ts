export const askCopy = {
  pick: 'Which one do you mean?',
  pickNamed: (symbol: string, address: string) => `I mean ${symbol} (${address})`,
  verified: 'Verified',
}
