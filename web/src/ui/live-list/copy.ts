export const liveListCopy = {
  paused: 'Paused',
  why: 'Paused while you point at the list',
  waiting: (count: number) => `${count} new waiting`,
  move: 'move',
  open: 'open',
  search: 'search',
} as const
