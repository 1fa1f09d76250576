/** The colour of a direction, as `directionOf` names it. */
export const TONE = { up: 'text-up', down: 'text-down', none: 'text-2' }
