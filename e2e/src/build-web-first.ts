import { buildWebIfStale } from '@windhover/tools/dev/build-web'

/** Before any file runs: two of them at once would build into the same folder. */
export default function buildWebFirst(): void {
  buildWebIfStale()
}
