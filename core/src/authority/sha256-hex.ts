import { z } from 'zod'

export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)
