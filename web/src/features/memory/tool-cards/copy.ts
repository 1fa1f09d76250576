/** Words of the cards about memory. */
export const toolCardCopy = {
  memory: 'Memory note',
  memoryHint: 'The agent noted this. It is not used until you keep it.',
  keep: 'Keep it',
  forget: 'Forget it',
  kept: 'Kept',
  forgotten: 'Forgotten',
  memoryFailed: 'The note could not be changed.',
  memories: (total: number) => (total === 1 ? '1 memory' : `${total} memories`),
  noMemories: 'Nothing saved about that',
  unconfirmed: 'Not confirmed',
}
