import type { Fact, FactQuestion } from '@windhover/core/authority/facts'

/** Counters in Prometheus text, as few as the signer's. */
export type WitnessMetrics = {
  readonly countSigned: (kind: Fact['kind']) => void
  readonly countUnanswered: (kind: FactQuestion['kind']) => void
  readonly render: (sources: Readonly<Record<string, boolean>>) => string
}

export function createWitnessMetrics(): WitnessMetrics {
  const signed = new Map<string, number>()
  const unanswered = new Map<string, number>()
  const count = (counts: Map<string, number>) => (kind: string) =>
    void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const lines = (name: string, counts: ReadonlyMap<string, number>) => [
    `# TYPE ${name} counter`,
    ...Array.from(counts, ([kind, value]) => `${name}{kind="${kind}"} ${value}`),
  ]
  return {
    countSigned: count(signed),
    countUnanswered: count(unanswered),
    render: (sources) =>
      [
        '# TYPE windhover_witness_source_heard gauge',
        ...Object.entries(sources).map(
          ([name, isHeard]) => `windhover_witness_source_heard{source="${name}"} ${isHeard ? 1 : 0}`,
        ),
        ...lines('windhover_witness_signed_total', signed),
        ...lines('windhover_witness_unanswered_total', unanswered),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n'),
  }
}
