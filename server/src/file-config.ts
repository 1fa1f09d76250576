import { z } from 'zod'

/** Where pictures of people are kept. One setting switches; each kind brings its own. */
const fileStoreEnvironment = z.discriminatedUnion('FILE_STORE', [
  z
    .object({ FILE_STORE: z.literal('disk'), FILE_STORE_DIR: z.string().min(1).default('.run/files') })
    .transform((values) => ({ kind: 'disk' as const, folder: values.FILE_STORE_DIR })),
  z
    .object({
      FILE_STORE: z.literal('s3'),
      /** Left out for Amazon itself. */
      S3_ENDPOINT: z.url().optional(),
      S3_REGION: z.string().min(1),
      S3_BUCKET: z.string().min(1),
      S3_ACCESS_KEY_ID: z.string().min(1),
      S3_SECRET_ACCESS_KEY: z.string().min(1),
    })
    .transform((values) => ({
      kind: 's3' as const,
      endpoint: values.S3_ENDPOINT ?? null,
      region: values.S3_REGION,
      bucket: values.S3_BUCKET,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    })),
])
export type FileStoreConfig = z.infer<typeof fileStoreEnvironment>

/** Who pins on IPFS: all of it, or nobody. */
const pinningEnvironment = z
  .object({ PINATA_URL: z.url(), PINATA_JWT: z.string().min(1), PINATA_GATEWAY_URL: z.url() })
  .transform((values) => ({
    url: values.PINATA_URL,
    jwt: values.PINATA_JWT,
    gatewayUrl: values.PINATA_GATEWAY_URL,
  }))
export type PinningConfig = z.infer<typeof pinningEnvironment>

/** What is wrong is handed back, so that every problem of the environment is named at once. */
export function readFileConfig(env: Readonly<Record<string, string | undefined>>) {
  const store = fileStoreEnvironment.safeParse({ ...env, FILE_STORE: env.FILE_STORE || 'disk' })
  const hasPinning = Object.entries(env).some(([name, value]) => name.startsWith('PINATA_') && value)
  const pinning = hasPinning ? pinningEnvironment.safeParse(env) : null
  return {
    issues: [...(store.error?.issues ?? []), ...(pinning?.error?.issues ?? [])],
    store: store.data,
    pinning: pinning?.data ?? null,
  }
}
