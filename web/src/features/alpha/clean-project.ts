import type { AlphaProject } from '@windhover/core/alpha/contract'
import type { AlphaSentence, AlphaSource } from '@windhover/core/alpha/sentence'
import { cleanLines } from '@windhover/core/text/clean-lines'
import { cleanText } from '@windhover/core/text/clean-text'

/** Names and headlines are strangers' words: what cannot be seen in them is not shown either. */
export function cleanProject(project: AlphaProject): AlphaProject {
  const { sentences, summaries } = project
  const ticker = cleanText(project.ticker) || '?'
  return {
    ...project,
    name: cleanText(project.name) || ticker,
    ticker,
    xHandle: project.xHandle && cleanText(project.xHandle),
    sentences: {
      analysis: sentences.analysis.map(cleanSentence),
      rationale: sentences.rationale.map(cleanSentence),
    },
    summaries: summaries.map((summary) => ({
      ...summary,
      description: cleanLines(summary.description),
      source: cleanSource(summary.source),
    })),
  }
}

const cleanSource = (source: AlphaSource): AlphaSource => ({ ...source, name: cleanText(source.name) })

const cleanSentence = ({ text, sources }: AlphaSentence): AlphaSentence => ({
  text: cleanLines(text),
  sources: sources.map(cleanSource),
})
