import { z } from 'zod'

/** The signer's only reader of the environment. Fails at start, names every problem at once, has no default for a secret. */

const shared = {
  WORLD: z.enum(['practice', 'live']),
  SIGNER_SOCKET: z.string().startsWith('/', 'must be an absolute path'),
  SIGNER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SIGNER_DATABASE_POOL: z.coerce.number().int().min(2).default(4),
  /** Shared with the api alone: who holds it can approve. */
  APPROVAL_SECRET: z.string().min(32),
  /** The only address to which the operator's share of a Hedera transfer is ever signed; without it to none. */
  HEDERA_FEE_ACCOUNT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  /** Contracts of 0x that may settle a swap, with commas between them; without any, no swap by 0x is signed. */
  ZERO_X_SETTLERS: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}(,0x[0-9a-fA-F]{40})*$/, 'must be addresses with commas between them')
    .optional(),
}

const token = {
  PKCS11_MODULE: z.string().startsWith('/', 'must be an absolute path'),
  PKCS11_TOKEN: z.string().min(1),
  PKCS11_PIN: z.string().min(4),
  PKCS11_KEY_LABEL: z.string().min(1),
}

const environment = z.discriminatedUnion('KEY_WRAPPER', [
  z.object({
    ...shared,
    KEY_WRAPPER: z.literal('pkcs11'),
    ...token,
  }),
  z.object({
    ...shared,
    WORLD: z.literal('practice', 'KEY_WRAPPER=file is for the practice world only'),
    KEY_WRAPPER: z.literal('file'),
    KEY_FILE: z.string().startsWith('/', 'must be an absolute path'),
  }),
])

export type Pkcs11Settings = {
  readonly kind: 'pkcs11'
  readonly modulePath: string
  readonly tokenLabel: string
  readonly pin: string
  readonly keyLabel: string
}
export type FileSettings = { readonly kind: 'file'; readonly path: string }

export type SignerConfig = {
  readonly world: 'practice' | 'live'
  readonly socketPath: string
  readonly database: { readonly url: string; readonly pool: number }
  readonly approvalSecret: string
  readonly hederaFeeAccount: string | null
  /** In lower case. */
  readonly zeroXSettlers: readonly string[]
  /** A second transaction of a step is signed at the earliest when the chain has forgotten the first. */
  readonly payAgainAfterMs: number
  readonly wrapper: Pkcs11Settings | FileSettings
}

/**
 * How long bytes may still land that others would pay beside: a blockhash lives for 150 blocks of 400 ms, and as long
 * again nodes may differ about a nonce. Blocks of the practice world come as fast as a test likes.
 */
const PAY_AGAIN_AFTER_MS = { live: 60_000, practice: 0 } as const

type Environment = Readonly<Record<string, string | undefined>>

export function readSignerConfig(env: Environment): SignerConfig {
  const values = parseOrThrow(environment, env)
  return {
    world: values.WORLD,
    socketPath: values.SIGNER_SOCKET,
    database: { url: values.SIGNER_DATABASE_URL, pool: values.SIGNER_DATABASE_POOL },
    approvalSecret: values.APPROVAL_SECRET,
    hederaFeeAccount: values.HEDERA_FEE_ACCOUNT?.toLowerCase() ?? null,
    zeroXSettlers: values.ZERO_X_SETTLERS?.toLowerCase().split(',') ?? [],
    payAgainAfterMs: PAY_AGAIN_AFTER_MS[values.WORLD],
    wrapper: values.KEY_WRAPPER === 'file' ? { kind: 'file', path: values.KEY_FILE } : pkcs11Settings(values),
  }
}

/** For the command that makes the root key: it needs the token and nothing else. */
export function readPkcs11Settings(env: Environment): Pkcs11Settings {
  return pkcs11Settings(parseOrThrow(z.object(token), env))
}

function pkcs11Settings(values: z.infer<z.ZodObject<typeof token>>): Pkcs11Settings {
  return {
    kind: 'pkcs11',
    modulePath: values.PKCS11_MODULE,
    tokenLabel: values.PKCS11_TOKEN,
    pin: values.PKCS11_PIN,
    keyLabel: values.PKCS11_KEY_LABEL,
  }
}

/** For the audit verifier: it needs the database and no key at all. */
export function readDatabaseUrl(env: Environment): string {
  return parseOrThrow(z.object({ SIGNER_DATABASE_URL: shared.SIGNER_DATABASE_URL }), env).SIGNER_DATABASE_URL
}

function parseOrThrow<Schema extends z.ZodType>(schema: Schema, env: Environment): z.infer<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  // Only names and rules: a message must never repeat a value, one of them is the PIN.
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of the signer is not complete:\n${problems.join('\n')}`)
}
