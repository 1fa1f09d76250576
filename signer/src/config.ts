import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Environment, parseSettings } from './parse-settings.ts'
import {
  readSecondWrapper,
  rootKeyEnvironment,
  toWrapperSettings,
  type WrapperSettings,
} from './wrapper-config.ts'

/** What the settings mean, secrets among them. Fails at start, names every problem at once, has no default for a secret. */

const addresses = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}(,0x[0-9a-fA-F]{40})*$/, 'must be addresses with commas between them')

const shared = {
  WORLD: z.enum(['practice', 'live']),
  SIGNER_SOCKET: z.string().startsWith('/', 'must be an absolute path'),
  /** Number of the group that may connect; without it the signer's own user alone. */
  SIGNER_SOCKET_GROUP: z.coerce.number().int().nonnegative().optional(),
  /** Where the public half of its own key is told to those who serve the page; without it to nobody. */
  SIGNER_PUBLIC_KEY_FILE: z.string().startsWith('/', 'must be an absolute path').optional(),
  SIGNER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SIGNER_DATABASE_POOL: z.coerce.number().int().min(2).default(4),
  /** The only address to which the operator's share of a Hedera transfer is ever signed; without it to none. */
  HEDERA_FEE_ACCOUNT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  /** Contracts of 0x that may settle a swap, with commas between them; without any, no swap by 0x is signed. */
  ZERO_X_SETTLERS: addresses.optional(),
  /** Who may complete an order of Uniswap X, with commas between them; without any, no order is signed. */
  UNISWAP_X_COSIGNERS: addresses.optional(),
}

const WITNESS_KEY = /^[0-9a-f]{64}$/

/** Whose word about prices and chains counts: public keys with commas or line ends between them, or a file of them. */
const witnesses = {
  WITNESS_KEYS: z.string().optional(),
  WITNESS_KEYS_FILE: z.string().startsWith('/', 'must be an absolute path').optional(),
  /** How many of them must say the same. */
  WITNESSES_NEEDED: z.coerce.number().int().min(1).default(1),
}

const environment = z.intersection(z.object({ ...shared, ...witnesses }), rootKeyEnvironment)

export type SignerConfig = {
  readonly world: 'practice' | 'live'
  readonly socketPath: string
  readonly socketGroup: number | null
  readonly publicKeyFile: string | null
  readonly database: { readonly url: string; readonly pool: number }
  readonly hederaFeeAccount: string | null
  /** In lower case. */
  readonly zeroXSettlers: readonly string[]
  /** In lower case. */
  readonly uniswapXCosigners: readonly string[]
  readonly witnesses: { readonly keys: readonly string[]; readonly needed: number }
  /** Seals the keys of new vaults. */
  readonly wrapper: WrapperSettings
  /** Only opens what it has sealed, while root keys are exchanged. */
  readonly secondWrapper: WrapperSettings | null
}

export function readSignerConfig(env: Environment): SignerConfig {
  const values = parseSettings(environment, env)
  return {
    world: values.WORLD,
    socketPath: values.SIGNER_SOCKET,
    socketGroup: values.SIGNER_SOCKET_GROUP ?? null,
    publicKeyFile: values.SIGNER_PUBLIC_KEY_FILE ?? null,
    database: { url: values.SIGNER_DATABASE_URL, pool: values.SIGNER_DATABASE_POOL },
    hederaFeeAccount: values.HEDERA_FEE_ACCOUNT?.toLowerCase() ?? null,
    zeroXSettlers: values.ZERO_X_SETTLERS?.toLowerCase().split(',') ?? [],
    uniswapXCosigners: values.UNISWAP_X_COSIGNERS?.toLowerCase().split(',') ?? [],
    witnesses: readWitnesses(values),
    wrapper: toWrapperSettings(values),
    secondWrapper: readSecondWrapper(env),
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

/** For the audit verifier: it needs the database and no key at all. */
export function readDatabaseUrl(env: Environment): string {
  return parseSettings(z.object({ SIGNER_DATABASE_URL: shared.SIGNER_DATABASE_URL }), env).SIGNER_DATABASE_URL
}

/** For migrations: the owner's role, which the running signer never has. */
export function readOwnerDatabaseUrl(env: Environment): string {
  const owner = z.object({ SIGNER_OWNER_DATABASE_URL: shared.SIGNER_DATABASE_URL })
  return parseSettings(owner, env).SIGNER_OWNER_DATABASE_URL
}

/** For the command that exchanges root keys: the database, the key that comes and the one that goes. */
export function readRotationConfig(env: Environment): {
  readonly databaseUrl: string
  readonly from: WrapperSettings
  readonly to: WrapperSettings
} {
  const database = z.object({ SIGNER_ROTATION_DATABASE_URL: shared.SIGNER_DATABASE_URL })
  const values = parseSettings(z.intersection(database, rootKeyEnvironment), env)
  const from = readSecondWrapper(env)
  if (from === null) throw new Error('SECOND_KEY_WRAPPER: names the root key that goes, and is not set')
  return { databaseUrl: values.SIGNER_ROTATION_DATABASE_URL, from, to: toWrapperSettings(values) }
}
