import { z } from 'zod'

/** Something that open browsers are told of, by name, and the data that comes with it. */
export type Topic<Schema extends z.ZodType = z.ZodType> = { readonly name: string; readonly data: Schema }

export function defineTopic<Schema extends z.ZodType<object>>(name: string, data: Schema): Topic<Schema> {
  return { name, data }
}

/** More happened than is kept for a browser that comes back: whatever it shows has to be read again. */
export const eventsMissed = defineTopic('events-missed', z.object({}))
