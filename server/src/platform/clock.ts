/** Time as an argument, so that tests can hold it still. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
