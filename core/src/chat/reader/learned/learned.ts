import type { LinearModel } from './linear-model.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the reader learned from the sets. */
export type Learned = {
  /** Chooses the tool, action or topic. */
  readonly labels: LinearModel
  /** Tells which part each piece of a request plays. */
  readonly tags: LinearModel
  /** Tells at which joints another request begins. */
  readonly joints: LinearModel
  /** Tells what a message does to what was said before it. */
  readonly replies: LinearModel
  readonly vocabulary: Vocabulary
}
