import type { AlphaProject } from '@windhover/core/alpha/contract'
import { xHandleUrl } from '@windhover/core/alpha/read-x-handle'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { alphaCopy } from '../copy.ts'
import { numberSources } from '../number-sources.ts'
import { CardActions } from './card-actions.tsx'
import { ProjectText } from './project-text.tsx'
import { RecentUpdates } from './recent-updates.tsx'
import { ScoreMeter } from './score-meter.tsx'
import { SourceList } from './source-list.tsx'
import { TickerBadge } from './ticker-badge.tsx'
import { TokenBadges } from './token-badges.tsx'

type ProjectCardProps = { readonly project: AlphaProject; readonly nowMs: number }

/** R1-082 to R1-088. Names and headlines are strangers' words: plain text, whatever they hold. */
export function ProjectCard({ project, nowMs }: ProjectCardProps) {
  const { name, ticker, xHandle, sentences, summaries, tokens } = project
  const sources = numberSources(project)
  return (
    <Card as="article" aria-label={name}>
      <div className="flex items-start gap-3">
        <TokenLogo symbol={ticker} size={36} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="line-clamp-2 min-w-0 text-title font-semibold wrap-anywhere" title={name}>
              {name}
            </h3>
            <TickerBadge ticker={ticker} />
          </div>
          {xHandle !== null && (
            <TextLink
              href={xHandleUrl(xHandle)}
              external
              className="mt-0.5 inline-flex min-h-6 items-center text-caption wrap-anywhere"
            >
              @{xHandle}
              <VisuallyHidden> {alphaCopy.opens('x.com')}</VisuallyHidden>
            </TextLink>
          )}
        </div>
        <ScoreMeter project={project} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 @max-narrow/panel:grid-cols-1">
        <ProjectText title={alphaCopy.analysis} sentences={sentences.analysis} sources={sources} />
        <ProjectText title={alphaCopy.rationale} sentences={sentences.rationale} sources={sources} />
      </div>
      <RecentUpdates updates={summaries} sources={sources} nowMs={nowMs} />
      <TokenBadges tokens={tokens} />
      <SourceList sources={sources} nowMs={nowMs} />
      <CardActions project={project} nowMs={nowMs} />
    </Card>
  )
}
