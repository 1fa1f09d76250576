import type { AgentTool } from '../../ports/agent-tool.ts'
import { bitcoinTools } from './tools/bitcoin-tools.ts'
import { dappTools } from './tools/dapp-tools.ts'
import { defiTools } from './tools/defi-tools.ts'
import { derivativesTools } from './tools/derivatives-tools.ts'
import { marketTools } from './tools/market-tools.ts'
import { newsTools } from './tools/news-tools.ts'
import { type ReportParts, reportTools } from './tools/report-tools.ts'
import { researchTools } from './tools/research-tools.ts'
import { searchTools } from './tools/search-tools.ts'
import { socialTools } from './tools/social-tools.ts'

/** Tools that read what others publish, as far as this deployment can reach their sources. */
export function listTools(parts: ReportParts): readonly AgentTool[] {
  return [
    marketTools,
    newsTools,
    reportTools,
    searchTools,
    socialTools,
    defiTools,
    bitcoinTools,
    derivativesTools,
    dappTools,
    researchTools,
  ].flatMap((make) => make(parts))
}
