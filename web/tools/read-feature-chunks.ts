import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface FeatureChunks {
  /** Parts of every workspace page: they belong to the first load. */
  workspace: string[]
  /** Whole pages that stand instead of the workspace. */
  pages: string[]
  /** Apps of the side panel, and what else is drawn only when somebody opens it. */
  panels: string[]
}

const OPENED_SLOTS = new Set([
  // Drawn when the page is idle (`GlobalHosts`): dialogs that nobody asks for in the first moments.
  'globalHost',
  'worldMenu',
  'depositAddresses',
  'referralCode',
  'sendDialog',
  'wrapDialog',
  'chartOverlay',
  'leaderboardOverlay',
  'socialSettings',
  'tokenRisks',
  'tokenPicker',
  'tradeDialog',
  'tokenChart',
  'contactSettings',
  'vaultLook',
  'directivesRow',
  'recentActivity',
  'watchStar',
])
const PAGE_SLOTS = new Set(['signInScreen', 'vaultReadyScreen'])
const LAZY_PART = /(\w+):\s*\(\)\s*=>\s*import\('([^']+)'\)/g

/**
 * Reads from the features' own declarations what is loaded when, so that a new feature is measured
 * without being listed here. A place that is not known to be a page counts as first load.
 */
export function readFeatureChunks(featuresDir: string): FeatureChunks {
  const chunks: FeatureChunks = { workspace: [], pages: [], panels: [] }
  for (const feature of readdirSync(featuresDir).sort()) {
    const index = join(featuresDir, feature, 'index.ts')
    if (!existsSync(index)) continue
    for (const [, key = '', path = ''] of readFileSync(index, 'utf8').matchAll(LAZY_PART)) {
      const source = posix.join('src/features', feature, path)
      chunks[kindOf(key)].push(source)
    }
  }
  return chunks
}

function kindOf(key: string): keyof FeatureChunks {
  if (key === 'load' || OPENED_SLOTS.has(key)) return 'panels'
  return PAGE_SLOTS.has(key) ? 'pages' : 'workspace'
}
