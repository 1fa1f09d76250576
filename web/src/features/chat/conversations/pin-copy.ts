export const pinCopy = {
  pin: 'Pin answer',
  unpin: 'Unpin answer',
  unpinNamed: (words: string) => `Unpin: ${words}`,
  heading: 'Pinned',
  /** An answer that is a card without a word. */
  noWords: 'Answer without words',
  all: (count: number) => `Show all ${count} pinned`,
  failed: 'The pin could not be changed.',
  loadFailed: 'Pinned answers could not be loaded.',
}
