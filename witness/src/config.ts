import { z } from 'zod'

/** The witness's only reader of the environment. Fails at start and names every problem at once. */

const path = z.string().startsWith('/', 'must be an absolute path')

const environment = z.object({
  WORLD: z.enum(['practice', 'live']),
  WITNESS_SOCKET: path,
  /** Number of the group that may connect; without it the witness's own user alone. */
  WITNESS_SOCKET_GROUP: z.coerce.number().int().nonnegative().optional(),
  WITNESS_KEY_FILE: path,
  /** Its own nodes: those of the api and the worker may be somebody else's by then. */
  SOLANA_RPC_URL: z.url(),
  ETHEREUM_RPC_URL: z.url(),
  BSC_RPC_URL: z.url(),
  HEDERA_RPC_URL: z.url(),
  PRICE_STREAM_URL: z.url(),
  JUPITER_URL: z.url(),
  JUPITER_API_KEY: z.string(),
  GECKOTERMINAL_URL: z.url(),
  /** Sources that lie further apart than this part of the higher one do not agree. */
  PRICE_SPREAD_MAX_BPS: z.coerce.number().int().min(1).max(2_000).default(500),
})

export type WitnessConfig = {
  readonly world: 'practice' | 'live'
  readonly socketPath: string
  readonly socketGroup: number | null
  readonly keyFile: string
  readonly rpcUrls: Readonly<Record<'solana' | 'ethereum' | 'bsc' | 'hedera', string>>
  readonly priceStreamUrl: string
  readonly jupiter: { readonly url: string; readonly apiKey: string }
  readonly geckoTerminalUrl: string
  readonly spreadMaxBps: number
}

type Environment = Readonly<Record<string, string | undefined>>

export function readWitnessConfig(env: Environment): WitnessConfig {
  const values = parseOrThrow(environment, env)
  return {
    world: values.WORLD,
    socketPath: values.WITNESS_SOCKET,
    socketGroup: values.WITNESS_SOCKET_GROUP ?? null,
    keyFile: values.WITNESS_KEY_FILE,
    rpcUrls: {
      solana: values.SOLANA_RPC_URL,
      ethereum: values.ETHEREUM_RPC_URL,
      bsc: values.BSC_RPC_URL,
      hedera: values.HEDERA_RPC_URL,
    },
    priceStreamUrl: values.PRICE_STREAM_URL,
    jupiter: { url: values.JUPITER_URL, apiKey: values.JUPITER_API_KEY },
    geckoTerminalUrl: values.GECKOTERMINAL_URL,
    spreadMaxBps: values.PRICE_SPREAD_MAX_BPS,
  }
}

/** For the command that makes the key: where it lies, and where its public half is told. */
export function readKeySettings(env: Environment): {
  readonly keyFile: string
  readonly publicFile: string | null
} {
  const settings = z.object({ WITNESS_KEY_FILE: path, WITNESS_PUBLIC_KEY_FILE: path.optional() })
  const values = parseOrThrow(settings, env)
  return { keyFile: values.WITNESS_KEY_FILE, publicFile: values.WITNESS_PUBLIC_KEY_FILE ?? null }
}

function parseOrThrow<Schema extends z.ZodType>(schema: Schema, env: Environment): z.infer<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of the witness is not complete:\n${problems.join('\n')}`)
}
