import { type StatementDomain, statementDomain } from '@windhover/core/authority/statement-domain'
import { type Explorers, PUBLIC_EXPLORERS } from '@windhover/core/chains/all-chains'
import { MAIN_NETWORKS } from '@windhover/core/chains/networks'
import { z } from 'zod'
import { type FileStoreConfig, type PinningConfig, readFileConfig } from './file-config.ts'
import { type IntelligenceConfig, readIntelligenceConfig } from './intelligence-config.ts'
import { type LaunchListConfig, readLaunchListConfig } from './launch-list-config.ts'
import { readModelConfig } from './model-config.ts'
import type { ModelChoice } from './ports/agent.ts'

/** The only reader of the environment. Fails at start, names every problem at once, has no default for a secret. */

const environment = z.object({
  /** A word about the world, shown in the top bar: `Practice world`. */
  WORLD_BADGE: z.string().max(24).optional(),
  /** Stands in front of what owners sign, so that it counts nowhere else. */
  WORLD: statementDomain,
  INSTANCE: z.string().default('1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PUBLIC_ORIGIN: z.url(),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().default(4710),
  /** Health and figures, on a port that is not for the public. */
  API_HEALTH_PORT: z.coerce.number().int().default(4711),
  WORKER_PORT: z.coerce.number().int().default(4720),
  /** Where Restate reaches the worker; several workers share it (SO_REUSEPORT on one box, a service address elsewhere). */
  WORKER_URL: z.url().default('http://127.0.0.1:4720'),
  WORKER_HEALTH_PORT: z.coerce.number().int().default(4721),
  DATABASE_URL: z.url(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  REDIS_URL: z.url(),
  /** Leading part of every Redis key and channel, so that deployments and tests can share one server. */
  REDIS_PREFIX: z.string().default('wh:'),
  RESTATE_INGRESS_URL: z.url(),
  /** For the worker alone, which says there where it is. */
  RESTATE_ADMIN_URL: z.url().optional(),
  /** Public half of the key that the engine signs its calls with: the worker answers no others. */
  RESTATE_IDENTITY_KEY: z.string().startsWith('publickeyv1_').optional(),
  /** Leading part of the name of every durable service, so that deployments and tests can share one engine. */
  RESTATE_PREFIX: z
    .string()
    .regex(/^([A-Za-z][A-Za-z0-9_]*)?$/)
    .default(''),
  SIGNER_SOCKET: z.string().min(1),
  /** Where witnesses listen, with commas between them: the signer believes nobody else about prices. */
  WITNESS_SOCKETS: z.string().min(1),
  AUTH_SECRET: z.string().min(32),
  /** EVM address that collects the operator's share of Hedera transfers; without it none is taken. */
  HEDERA_FEE_ACCOUNT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  /** The operator's share of swaps, in basis points, and who collects it; without an account none is taken on its chains. */
  SWAP_FEE_BPS: z.coerce.number().int().min(50).max(255).optional(),
  SWAP_FEE_SOLANA_ACCOUNT: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    .optional(),
  SWAP_FEE_EVM_ACCOUNT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  /** A vault of the operator, from which it pays the first HBAR of people's Hedera accounts. */
  OPERATOR_VAULT_ID: z
    .string()
    .regex(/^[1-9]\d{0,18}$/)
    .optional(),
  /** The key that approves those payments, P-256 in PKCS#8 and base64; the vault's owner has lent it the power. */
  OPERATOR_KEY: z.base64().optional(),
  /** Folder of the built web app; set where the api also serves it (one box). */
  WEB_DIST: z.string().optional(),
  /** Handed out beside the web app: the signer's public key, by which browsers check addresses. */
  SIGNER_PUBLIC_KEY_FILE: z.string().optional(),
  /** How many proxies in front may be believed about the caller's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** People may come in without any credential, to an account they can keep later. */
  GUEST_ACCOUNTS: z.enum(['on', 'off']).default('off'),
  /** Where coins of no value can be had; set only in a world that has such a place. */
  FAUCET_URL: z.url().optional(),
})

/** Chains and public APIs: the product knows nothing about them but these addresses and keys. */
const providerEnvironment = z.object({
  SOLANA_RPC_URL: z.url(),
  SOLANA_WS_URL: z.url(),
  /** Main networks where nothing else is said; nodes and signer of another network are not worked with. */
  SOLANA_GENESIS_HASH: z.string().default(MAIN_NETWORKS.solana),
  ETHEREUM_CHAIN_ID: z.coerce.number().int().positive().default(MAIN_NETWORKS.ethereum),
  BSC_CHAIN_ID: z.coerce.number().int().positive().default(MAIN_NETWORKS.bsc),
  HEDERA_CHAIN_ID: z.coerce.number().int().positive().default(MAIN_NETWORKS.hedera),
  ETHEREUM_RPC_URL: z.url(),
  BSC_RPC_URL: z.url(),
  HEDERA_RPC_URL: z.url(),
  HEDERA_MIRROR_URL: z.url(),
  JUPITER_URL: z.url(),
  JUPITER_API_KEY: z.string(),
  BIRDEYE_URL: z.url(),
  BIRDEYE_API_KEY: z.string(),
  ZERO_X_URL: z.url(),
  ZERO_X_API_KEY: z.string(),
  UNISWAP_API_URL: z.url(),
  UNISWAP_API_KEY: z.string(),
  /** With the key in their path, as the provider wants it. */
  ALCHEMY_ETHEREUM_URL: z.url(),
  ALCHEMY_BSC_URL: z.url(),
  SAUCERSWAP_URL: z.url(),
  SAUCERSWAP_API_KEY: z.string(),
  /** Candles of pools on Ethereum, BSC and Hedera. */
  GECKOTERMINAL_URL: z.url(),
  /** A list in the format of tokenlists.org for Ethereum and BSC. */
  TOKEN_LIST_URL: z.url(),
  /** Pushed prices over a WebSocket. */
  PRICE_STREAM_URL: z.url(),
  /** Explorers that links lead to, with the paths of the public ones. */
  SOLANA_EXPLORER_URL: z.url().default(PUBLIC_EXPLORERS.solana),
  ETHEREUM_EXPLORER_URL: z.url().default(PUBLIC_EXPLORERS.ethereum),
  BSC_EXPLORER_URL: z.url().default(PUBLIC_EXPLORERS.bsc),
  HEDERA_EXPLORER_URL: z.url().default(PUBLIC_EXPLORERS.hedera),
})
type ProviderEnvironment = z.infer<typeof providerEnvironment>

/** The social network people connect their vaults with: all of it, or no such network. */
const socialEnvironment = z
  .object({
    /** Where a browser goes to allow it. */
    SOCIAL_AUTHORIZE_URL: z.url(),
    SOCIAL_API_URL: z.url(),
    SOCIAL_CLIENT_ID: z.string().min(1),
    SOCIAL_CLIENT_SECRET: z.string().min(1),
    /** Seals the network's tokens where they are stored. */
    SOCIAL_TOKEN_SECRET: z.string().min(32),
  })
  .transform((values) => ({
    authorizeUrl: values.SOCIAL_AUTHORIZE_URL,
    apiUrl: values.SOCIAL_API_URL,
    clientId: values.SOCIAL_CLIENT_ID,
    clientSecret: values.SOCIAL_CLIENT_SECRET,
    tokenSecret: values.SOCIAL_TOKEN_SECRET,
  }))
type SocialConfig = z.infer<typeof socialEnvironment>

export type Config = {
  readonly worldBadge: string | null
  readonly statementDomain: StatementDomain
  readonly instance: string
  readonly logLevel: string
  readonly publicOrigin: string
  readonly host: string
  readonly apiPort: number
  readonly apiHealthPort: number
  readonly worker: { readonly port: number; readonly url: string; readonly healthPort: number }
  readonly database: { readonly url: string; readonly pool: number }
  readonly redis: { readonly url: string; readonly prefix: string }
  readonly restate: {
    readonly ingressUrl: string
    readonly prefix: string
    /** Null where no worker is to run with these settings. */
    readonly worker: { readonly adminUrl: string; readonly identityKey: string } | null
  }
  readonly signerSocket: string
  readonly witnessSockets: readonly string[]
  readonly authSecret: string
  readonly hederaFeeAccount: string | null
  /** Null where the operator takes no share on that venue. */
  readonly swapFees: { readonly solana: SwapFee | null; readonly evm: SwapFee | null }
  readonly operator: { readonly vaultId: string; readonly key: string } | null
  readonly webDist: string | null
  readonly signerKeyFile: string | null
  readonly trustedProxies: number
  readonly guestAccounts: boolean
  readonly faucetUrl: string | null
  readonly explorers: Explorers
  /** Null where the deployment has none. */
  readonly social: SocialConfig | null
  readonly model: ModelChoice
  readonly intelligence: IntelligenceConfig
  readonly fileStore: FileStoreConfig
  /** Null where the deployment has none. */
  readonly pinning: PinningConfig | null
  readonly launchLists: LaunchListConfig
  readonly providers: Providers
}

export type SwapFee = { readonly account: string; readonly bps: number }

export type Providers = {
  readonly solana: { readonly rpcUrl: string; readonly wsUrl: string; readonly genesisHash: string }
  readonly ethereum: EvmProvider
  readonly bsc: EvmProvider
  readonly hedera: { readonly rpcUrl: string; readonly evmChainId: number; readonly mirrorUrl: string }
  readonly jupiter: KeyedApi
  readonly birdeye: KeyedApi
  readonly zeroX: KeyedApi
  readonly uniswap: KeyedApi
  readonly saucerSwap: KeyedApi
  readonly geckoTerminalUrl: string
  readonly tokenListUrl: string
  readonly priceStreamUrl: string
}

type EvmProvider = { readonly rpcUrl: string; readonly evmChainId: number; readonly alchemyUrl: string }
type KeyedApi = { readonly url: string; readonly apiKey: string }

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.extend(providerEnvironment.shape).safeParse(env)
  const hasSocial = Object.entries(env).some(([name, value]) => name.startsWith('SOCIAL_') && value)
  const social = hasSocial ? socialEnvironment.safeParse(env) : null
  const model = readModelConfig(env)
  const intelligence = readIntelligenceConfig(env)
  const files = readFileConfig(env)
  const launchLists = readLaunchListConfig(env)
  const read = [model, intelligence, files, launchLists]
  const groups = [...(social?.error?.issues ?? []), ...read.flatMap(({ issues }) => issues)]
  if (!parsed.success || files.store === undefined || groups.length > 0) {
    const issues = [...(parsed.error?.issues ?? []), ...groups]
    const problems = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not complete:\n${problems.join('\n')}`)
  }
  const values = parsed.data
  return {
    worldBadge: values.WORLD_BADGE ?? null,
    statementDomain: values.WORLD,
    instance: values.INSTANCE,
    logLevel: values.LOG_LEVEL,
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    host: values.HOST,
    apiPort: values.API_PORT,
    apiHealthPort: values.API_HEALTH_PORT,
    worker: { port: values.WORKER_PORT, url: values.WORKER_URL, healthPort: values.WORKER_HEALTH_PORT },
    database: { url: values.DATABASE_URL, pool: values.DATABASE_POOL },
    redis: { url: values.REDIS_URL, prefix: values.REDIS_PREFIX },
    restate: {
      ingressUrl: values.RESTATE_INGRESS_URL,
      prefix: values.RESTATE_PREFIX,
      worker: restateWorkerFrom(values.RESTATE_ADMIN_URL, values.RESTATE_IDENTITY_KEY),
    },
    signerSocket: values.SIGNER_SOCKET,
    witnessSockets: values.WITNESS_SOCKETS.split(','),
    authSecret: values.AUTH_SECRET,
    hederaFeeAccount: values.HEDERA_FEE_ACCOUNT ?? null,
    swapFees: {
      solana: swapFeeFrom(values.SWAP_FEE_BPS, values.SWAP_FEE_SOLANA_ACCOUNT),
      evm: swapFeeFrom(values.SWAP_FEE_BPS, values.SWAP_FEE_EVM_ACCOUNT),
    },
    operator: operatorFrom(values),
    webDist: values.WEB_DIST ?? null,
    signerKeyFile: values.SIGNER_PUBLIC_KEY_FILE ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    guestAccounts: values.GUEST_ACCOUNTS === 'on',
    faucetUrl: values.FAUCET_URL ?? null,
    explorers: explorersFrom(values),
    social: social?.data ?? null,
    model: model.config,
    intelligence: intelligence.config,
    fileStore: files.store,
    pinning: files.pinning,
    launchLists: launchLists.config,
    providers: providersFrom(values),
  }
}

/** Without either of them nobody would call the worker, or everybody could. */
function restateWorkerFrom(adminUrl?: string, identityKey?: string): Config['restate']['worker'] {
  return adminUrl === undefined || identityKey === undefined ? null : { adminUrl, identityKey }
}

/** Half of a setting would silently take nothing, so it is none to start with. */
/** A vault without the key could pay nothing. */
function operatorFrom({
  OPERATOR_VAULT_ID: vaultId,
  OPERATOR_KEY: key,
}: z.infer<typeof environment>): Config['operator'] {
  return vaultId === undefined || key === undefined ? null : { vaultId, key }
}

function swapFeeFrom(bps: number | undefined, account: string | undefined): SwapFee | null {
  if (account === undefined) return null
  if (bps === undefined)
    throw new Error('The environment is not complete:\n  SWAP_FEE_BPS: needed beside an account')
  return { account, bps }
}

function explorersFrom(values: ProviderEnvironment): Explorers {
  return {
    solana: values.SOLANA_EXPLORER_URL,
    ethereum: values.ETHEREUM_EXPLORER_URL,
    bsc: values.BSC_EXPLORER_URL,
    hedera: values.HEDERA_EXPLORER_URL,
  }
}

function providersFrom(values: ProviderEnvironment): Providers {
  return {
    solana: {
      rpcUrl: values.SOLANA_RPC_URL,
      wsUrl: values.SOLANA_WS_URL,
      genesisHash: values.SOLANA_GENESIS_HASH,
    },
    ethereum: {
      rpcUrl: values.ETHEREUM_RPC_URL,
      evmChainId: values.ETHEREUM_CHAIN_ID,
      alchemyUrl: values.ALCHEMY_ETHEREUM_URL,
    },
    bsc: {
      rpcUrl: values.BSC_RPC_URL,
      evmChainId: values.BSC_CHAIN_ID,
      alchemyUrl: values.ALCHEMY_BSC_URL,
    },
    hedera: {
      rpcUrl: values.HEDERA_RPC_URL,
      evmChainId: values.HEDERA_CHAIN_ID,
      mirrorUrl: values.HEDERA_MIRROR_URL,
    },
    jupiter: { url: values.JUPITER_URL, apiKey: values.JUPITER_API_KEY },
    birdeye: { url: values.BIRDEYE_URL, apiKey: values.BIRDEYE_API_KEY },
    zeroX: { url: values.ZERO_X_URL, apiKey: values.ZERO_X_API_KEY },
    uniswap: { url: values.UNISWAP_API_URL, apiKey: values.UNISWAP_API_KEY },
    saucerSwap: { url: values.SAUCERSWAP_URL, apiKey: values.SAUCERSWAP_API_KEY },
    geckoTerminalUrl: values.GECKOTERMINAL_URL,
    tokenListUrl: values.TOKEN_LIST_URL,
    priceStreamUrl: values.PRICE_STREAM_URL,
  }
}

/** For the migration command, which needs nothing else. */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string {
  return environment.shape.DATABASE_URL.parse(env.DATABASE_URL)
}
