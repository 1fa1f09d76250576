import type { ToolContract, ToolDone } from '../toolbox/tool-contract.ts'

/** One answer of every tool of a capability, as tests need them: total, so that a new tool is also tested. */
export type ToolSamples<Tools extends Readonly<Record<string, ToolContract>>> = {
  readonly [Key in keyof Tools as Tools[Key]['name']]: Omit<ToolDone<Tools[Key]>, 'status'>
}

export const SAMPLE_TIME = '2026-11-15T12:00:00.000Z'
