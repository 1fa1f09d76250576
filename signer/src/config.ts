import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What the settings mean, secrets among them. Fails at start, names every problem at once, has no default for a secret. */

const shared = {
  WORLD: z.enum(['practice', 'live']),
  SIGNER_SOCKET: z.string().startsWith('/', 'must be an absolute path'),
  /** Number of the group that may connect; without it the signer's own user alone. */
  SIGNER_SOCKET_GROUP: z.coerce.number().int().nonnegative().optional(),
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

const WITNESS_KEY = /^[0-9a-f]{64}$/

/** Whose word about prices and chains counts: public keys with commas or line ends between them, or a file of them. */
const witnesses = {
  WITNESS_KEYS: z.string().optional(),
  WITNESS_KEYS_FILE: z.string().startsWith('/', 'must be an absolute path').optional(),
  /** How many of them must say the same. */
  WITNESSES_NEEDED: z.coerce.number().int().min(1).default(1),
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
    ...witnesses,
    KEY_WRAPPER: z.literal('pkcs11'),
    ...token,
  }),
  z.object({
    ...shared,
    ...witnesses,
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
  readonly socketGroup: number | null
  readonly database: { readonly url: string; readonly pool: number }
  readonly approvalSecret: string
  readonly hederaFeeAccount: string | null
  /** In lower case. */
  readonly zeroXSettlers: readonly string[]
  readonly witnesses: { readonly keys: readonly string[]; readonly needed: number }
  readonly wrapper: Pkcs11Settings | FileSettings
}

type Environment = Readonly<Record<string, string | undefined>>

export function readSignerConfig(env: Environment): SignerConfig {
  const values = parseOrThrow(environment, env)
  return {
    world: values.WORLD,
    socketPath: values.SIGNER_SOCKET,
    socketGroup: values.SIGNER_SOCKET_GROUP ?? null,
    database: { url: values.SIGNER_DATABASE_URL, pool: values.SIGNER_DATABASE_POOL },
    approvalSecret: values.APPROVAL_SECRET,
    hederaFeeAccount: values.HEDERA_FEE_ACCOUNT?.toLowerCase() ?? null,
    zeroXSettlers: values.ZERO_X_SETTLERS?.toLowerCase().split(',') ?? [],
    witnesses: readWitnesses(values),
    wrapper: values.KEY_WRAPPER === 'file' ? { kind: 'file', path: values.KEY_FILE } : pkcs11Settings(values),
  }
}

function readWitnesses(values: z.infer<z.ZodObject<typeof witnesses>>): SignerConfig['witnesses'] {
  const { WITNESS_KEYS_FILE: file, WITNESSES_NEEDED: needed } = values
  const text = values.WITNESS_KEYS ?? (file === undefined ? '' : readFileSync(file, 'utf8'))
  const keys = [...new Set(text.split(/[,\s]+/).filter((key) => key !== ''))]
  const problem = !keys.every((key) => WITNESS_KEY.test(key))
    ? 'WITNESS_KEYS: must be public keys in hex'
    : keys.length < needed
      ? `WITNESS_KEYS: ${needed} are needed, there are ${keys.length}`
      : null
  if (problem !== null) throw new Error(`The environment of the signer is not complete:\n  ${problem}`)
  return { keys, needed }
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

/** For migrations: the owner's role, which the running signer never has. */
export function readOwnerDatabaseUrl(env: Environment): string {
  const owner = z.object({ SIGNER_OWNER_DATABASE_URL: shared.SIGNER_DATABASE_URL })
  return parseOrThrow(owner, env).SIGNER_OWNER_DATABASE_URL
}

function parseOrThrow<Schema extends z.ZodType>(schema: Schema, env: Environment): z.infer<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  // Only names and rules: a message must never repeat a value, one of them is the PIN.
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The settings of the signer are not complete:\n${problems.join('\n')}`)
}
