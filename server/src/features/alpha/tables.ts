import type { ScorePoints } from '@windhover/core/alpha/score'
import type { AlphaSentence, AlphaSource } from '@windhover/core/alpha/sentence'
import { doublePrecision, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Research } from './research.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What is written of each project. Its sources were last seen to say so at `checked_at`. */
export const alphaProjects = pgTable(
  'alpha_projects',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    ticker: text('ticker').notNull(),
    xHandle: text('x_handle'),
    score: doublePrecision('score').notNull(),
    scoreParts: jsonb('score_parts').$type<readonly ScorePoints[]>().notNull(),
    analysis: jsonb('analysis').$type<readonly AlphaSentence[]>().notNull(),
    rationale: jsonb('rationale').$type<readonly AlphaSentence[]>().notNull(),
    /** Slugs of the networks it is on here. */
    chains: text('chains').array().notNull(),
    research: jsonb('research').$type<Research>().notNull(),
    /** What a model wrote from: it writes again when this has changed. */
    factsKey: text('facts_key').notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: moment('written_at').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [
    index('alpha_projects_score').on(table.score.desc().nullsFirst(), table.id),
    index('alpha_projects_checked').on(table.checkedAt),
    index('alpha_projects_letters').using(
      'gin',
      table.name.op('gin_trgm_ops'),
      table.ticker.op('gin_trgm_ops'),
      table.xHandle.op('gin_trgm_ops'),
    ),
    index('alpha_projects_chains').using('gin', table.chains),
  ],
)

/** What happened to a project, as its source dates it. */
export const alphaUpdates = pgTable(
  'alpha_updates',
  {
    /** Made of the project and what it is about, so that the same update is never there twice. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => alphaProjects.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    description: text('description').notNull(),
    source: jsonb('source').$type<AlphaSource>().notNull(),
  },
  (table) => [
    index('alpha_updates_project').on(table.projectId, table.at.desc().nullsFirst(), table.id),
    index('alpha_updates_at').on(table.at),
  ],
)
