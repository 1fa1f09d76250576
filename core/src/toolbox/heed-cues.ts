import type { ToolContract } from './tool-contract.ts'

/** What a model is given in a conversation: what is always there, and what the person's own words ask for. */
export function heedCues<Tool extends Pick<ToolContract, 'cue'>>(
  tools: readonly Tool[],
  typed: readonly string[],
): readonly Tool[] {
  return tools.filter(({ cue }) => cue === undefined || typed.some((text) => cue.test(text)))
}
