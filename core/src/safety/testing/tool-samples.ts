import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { safetyTools } from '../tools.ts'

export const safetySamples: ToolSamples<typeof safetyTools> = {
  get_limits: { perTransactionUsd: 500, rolling24hUsd: 2_000, spent24hUsd: 421.05, isPaused: false },
}
