import type { AlphaSentence } from '@windhover/core/alpha/sentence'
import type { NumberedSources } from '../number-sources.ts'
import { SourceMark } from './source-mark.tsx'

type ProjectTextProps = {
  readonly title: string
  readonly sentences: readonly AlphaSentence[]
  readonly sources: NumberedSources
}

/** R1-085: every sentence with the number of its source. */
export function ProjectText({ title, sentences, sources }: ProjectTextProps) {
  return (
    <section className="min-w-0">
      <h4 className="text-micro font-medium text-3">{title}</h4>
      <p className="mt-1 text-caption wrap-anywhere text-2">
        {sentences.map(({ text, sources: said }) => (
          <span key={text}>
            {text}
            <SourceMark said={said} sources={sources} />{' '}
          </span>
        ))}
      </p>
    </section>
  )
}
