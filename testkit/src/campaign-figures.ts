import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { type CampaignName, type CampaignSize, campaignSize } from './campaigns.ts'

export type CampaignFigures = { readonly size: CampaignSize; readonly figures: string }

const fileOf = (name: CampaignName) => join(REPOSITORY, 'reports/campaigns', `${name}.json`)

/** What a campaign measured, in one line: for whoever watches, and for the row in `docs/counters.md`. */
export function noteFigures(name: CampaignName, figures: string): void {
  process.stdout.write(`${name}: ${figures}\n`)
  const noted: CampaignFigures = { size: campaignSize(), figures }
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(noted))
}

export function readFigures(name: CampaignName): CampaignFigures {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as CampaignFigures
}

export function forgetFigures(name: CampaignName): void {
  rmSync(fileOf(name), { force: true })
}
