import { z } from 'zod'

/** Set to nothing: this deployment has no such list, whatever the default is. */
const address = z.union([z.literal('').transform(() => null), z.url()])
const addressIfAny = address.nullish().transform((url) => url ?? null)

/** Where launches are listed. A list without an address is not offered. */
const launchListEnvironment = z.object({
  MEMEZONE_URL: addressIfAny,
  LAUNCH_LAB_URL: address.default('https://launch-mint-v1.raydium.io'),
  DBC_POOLS_URL: addressIfAny,
  FOUR_MEME_URL: address.default('https://four.meme/meme-api'),
  /** Of the exchange that says what BNB costs; without it market caps on that chain's curves are not known. */
  BINANCE_URL: address.default('https://api.binance.com'),
  MEMEJOB_URL: addressIfAny,
})

export type LaunchListConfig = {
  readonly memezoneUrl: string | null
  readonly launchLabUrl: string | null
  readonly dbcPoolsUrl: string | null
  readonly fourMemeUrl: string | null
  readonly binanceUrl: string | null
  readonly memejobUrl: string | null
}

/** What is wrong is handed back, so that every problem of the environment is named at once. */
export function readLaunchListConfig(env: Readonly<Record<string, string | undefined>>) {
  const read = launchListEnvironment.safeParse(env)
  return { issues: read.error?.issues ?? [], config: toConfig(read.data) }
}

function toConfig(values: z.output<typeof launchListEnvironment> | undefined): LaunchListConfig {
  return {
    memezoneUrl: values?.MEMEZONE_URL ?? null,
    launchLabUrl: values?.LAUNCH_LAB_URL ?? null,
    dbcPoolsUrl: values?.DBC_POOLS_URL ?? null,
    fourMemeUrl: values?.FOUR_MEME_URL ?? null,
    binanceUrl: values?.BINANCE_URL ?? null,
    memejobUrl: values?.MEMEJOB_URL ?? null,
  }
}
