import { z } from 'zod'

/** Stands in front of everything that is signed, so that nothing said in one world counts in the other. */
export const world = z.enum(['practice', 'live'])
export type World = z.infer<typeof world>
