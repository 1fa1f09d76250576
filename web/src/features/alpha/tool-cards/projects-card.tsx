import { cleanText } from '@windhover/core/text/clean-text'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'

const copy = {
  title: 'Alpha',
  project: 'Project',
  score: 'Score',
  latest: 'Latest',
  nothing: 'No project found',
}
const DESCRIPTION_CHARS = 160
const COLUMNS = [{ name: copy.project }, { name: copy.latest }, { name: copy.score, isNumber: true }]

export function ProjectsCard({ answer: { projects } }: CardProps<'list_alpha_projects'>) {
  return (
    <CardFrame title={copy.title} padded={false}>
      {projects.length === 0 ? (
        <Nothing>{copy.nothing}</Nothing>
      ) : (
        <RowTable
          label={copy.title}
          fitsPhone
          columns={COLUMNS}
          rows={projects.map(({ name, ticker, score, update }) => ({
            id: `${ticker} ${name}`,
            cells: [
              cleanText(`${ticker} ${name}`),
              cleanText(update?.description ?? '', DESCRIPTION_CHARS) || '–',
              score.toFixed(2),
            ],
          }))}
        />
      )}
    </CardFrame>
  )
}
