import { createBnbPrice } from '../adapters/binance/index.ts'
import { createDbcPools } from '../adapters/dbc-pools/index.ts'
import { createFourMeme } from '../adapters/four-meme/index.ts'
import { createTokenFinder, createTrenches } from '../adapters/jupiter-tokens/index.ts'
import { createLaunchLab } from '../adapters/launch-lab/index.ts'
import { createMemejob } from '../adapters/memejob/index.ts'
import { createMemezone } from '../adapters/memezone/index.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { LaunchLists } from '../ports/launch-lists.ts'

export function buildLaunchLists(config: Config, clock: Clock): LaunchLists {
  const { memezoneUrl, launchLabUrl, dbcPoolsUrl, fourMemeUrl, binanceUrl, memejobUrl } = config.launchLists
  const readBnbUsd = binanceUrl === null ? null : createBnbPrice({ url: binanceUrl, clock })
  return {
    trenches: createTrenches(config.providers.jupiter),
    memezone: memezoneUrl === null ? null : createMemezone({ url: memezoneUrl }),
    launchLab: launchLabUrl === null ? null : createLaunchLab({ url: launchLabUrl }),
    dbc: dbcPoolsUrl === null ? null : createDbcPools({ url: dbcPoolsUrl }),
    bnb: fourMemeUrl === null ? null : createFourMeme({ url: fourMemeUrl, readBnbUsd }),
    memejob: memejobUrl === null ? null : createMemejob({ url: memejobUrl }),
    findOnSolana: createTokenFinder(config.providers.jupiter),
  }
}
