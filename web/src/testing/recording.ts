import kept from './__fixtures__/practice-guest.json'

type Recorded = (typeof kept.answers)[number]

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** As if it had been recorded a moment ago: an old recording would show old prices and ended sessions. */
const agedMs = Date.now() - Date.parse(kept.recordedAt)
const answers: readonly Recorded[] = JSON.parse(JSON.stringify(kept.answers), (_, value: unknown) =>
  typeof value === 'string' && ISO_TIME.test(value)
    ? new Date(Date.parse(value) + agedMs).toISOString()
    : value,
)

/** Every test has a vault of its own number. */
const shapeOf = (path: string) => path.replace(/^\/api\/vaults\/(\d+|:vaultId)\//, '/api/vaults/:vaultId/')

/** The recording of the same call; one that differs in its query serves where there is no closer one. */
export function findRecorded(method: string, path: string, query: URLSearchParams): Recorded | undefined {
  const ofPath = answers.filter(
    (answer) => answer.method === method && shapeOf(answer.path) === shapeOf(path),
  )
  const agreement = (answer: Recorded) =>
    Object.entries(answer.query).filter(([name, value]) => query.get(name) === value).length
  return ofPath.toSorted((one, other) => agreement(other) - agreement(one))[0]
}
