import { recordOf } from '../words/set-of.ts'
import type { Piece } from './piece.ts'

type Every = 'minute' | 'hour' | 'day' | 'week' | 'month'

const EVERY: readonly (readonly [Every, RegExp])[] = Object.entries({
  minute: /\b(?:(?:every|each|per|a) minute|minutely)\b/,
  hour: /\b(?:(?:every|each|per|an) hour|hourly|cada hora|ogni ora|stündlich|jede stunde|par heure|chaque heure)\b|her saat|setiap jam|каждый час/,
  day: /\b(?:(?:every|each|per|a) (?:single )?(?:day|morning|night|evening)|daily|everyday|diario|diariamente|cada d[ií]a|al d[ií]a|todo dia|todos los d[ií]as|todos os dias|por dia|par jour|chaque jour|tous les jours|t[äa]glich|jeden tag|pro tag|am tag|ogni giorno|al giorno|her gün|her gun|günlük|gunluk|setiap hari|tiap hari|harian)\b|кажды[йе] день|ежедневно|в день/,
  week: /\b(?:(?:every|each|per|a) week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|weekly|cada semana|semanal|semanalmente|por semana|a la semana|toda semana|par semaine|chaque semaine|toutes les semaines|w[öo]chentlich|jede woche|pro woche|ogni settimana|alla settimana|settimanale|her hafta|haftalık|haftalik|setiap minggu|tiap minggu|mingguan)\b|кажд(?:ую|ой) неделю|еженедельно|в неделю/,
  month:
    /\b(?:(?:every|each|per|a) month|monthly|cada mes|al mes|por m[eê]s|todo m[eê]s|mensual|mensal|par mois|chaque mois|monatlich|jeden monat|pro monat|ogni mese|al mese|mensile|her ay|aylık|setiap bulan|tiap bulan)\b|каждый месяц|ежемесячно|в месяц/,
}) as [Every, RegExp][]

/** 'Every day', 'weekly', 'once an hour'. */
export function readEvery(lower: string): Every | undefined {
  return EVERY.find(([, pattern]) => pattern.test(lower))?.[0]
}

type Span = 'today' | '7d' | '30d' | 'all'

const SPANS: readonly (readonly [Span, RegExp])[] = Object.entries({
  '7d': /\b(?:(?:this|past|last|the) week|7 ?d(?:ays)?|seven days|weekly|esta semana|cette semaine|diese woche|letzte woche|questa settimana|bu hafta|minggu ini|semana)\b|(?:эту|эта|за) неделю/,
  '30d':
    /\b(?:(?:this|past|last|the) month|30 ?d(?:ays)?|thirty days|monthly|este mes|este mês|ce mois|diesen monat|questo mese|bu ay|bulan ini|m[eê]s|4 weeks|four weeks)\b|месяц/,
  all: /\b(?:all[- ]time|overall|so far|in total|total|ever|since (?:i )?(?:start\w*|beginning|day one|the (?:start|beginning)|inception)|lifetime|altogether|desde (?:el|o) (?:inicio|comienzo|começo)|depuis le début|insgesamt|in totale|toplam|keseluruhan)\b|за всё время|за все время|всего/,
  today:
    /\b(?:today|24 ?h(?:ours|rs)?|since (?:this )?morning|this morning|day|daily|hoy|hoje|aujourd'hui|heute|oggi|bugün|bugun|hari ini|tonight|rn today)\b|сегодня|за день|за сутки/,
}) as [Span, RegExp][]

export function readSpan(lower: string): Span | undefined {
  return SPANS.find(([, pattern]) => pattern.test(lower))?.[0]
}

const UNITS = recordOf<Every>('minute=minute hour=hour day=day week=week month=month')
const DAYS_IN: Readonly<Partial<Record<Every, number>>> = { day: 1, week: 7 }

/** 'For 10 days' and 'over 3 weeks', where no rhythm was named or another one. */
export function readLasting(
  pieces: readonly Piece[],
): { readonly count: number; readonly unit: Every } | undefined {
  for (const [at, { value }] of pieces.entries()) {
    const unit = UNITS[pieces[at + 1]?.lower.replace(/s$/, '') ?? '']
    if (
      value.type === 'amount' &&
      value.unit === 'units' &&
      unit !== undefined &&
      /^\d{1,3}$/.test(value.text)
    )
      return { count: Number(value.text), unit }
  }
  return undefined
}

/** How often, where the span and the rhythm are counted in the same unit or in days and weeks. */
export function countTimes(
  every: Every,
  { count, unit }: { count: number; unit: Every },
): number | undefined {
  if (every === unit) return count
  const [inner, outer] = [DAYS_IN[every], DAYS_IN[unit]]
  return inner === undefined || outer === undefined || outer < inner ? undefined : (count * outer) / inner
}
