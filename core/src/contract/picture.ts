import { z } from 'zod'

/** What an <img> can show. */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const

export const picture = z.object({
  type: z.enum(PICTURE_TYPES),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export type Picture = z.infer<typeof picture>
