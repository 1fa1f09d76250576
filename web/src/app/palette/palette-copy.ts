export const paletteCopy = {
  label: 'Command palette',
  search: 'Search or ask anything',
  results: 'Results',
  count: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  actions: 'Actions',
  address: 'This address is',
  ask: 'Ask Windhover:',
  enterAsks: 'ask Windhover',
  noMatch: 'Nothing has this name. Enter asks the agent.',
  move: 'move',
}
