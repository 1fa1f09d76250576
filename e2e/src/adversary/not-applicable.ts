/** Attacks on capabilities that do not stand yet. They are named so that nobody takes silence for safety. */
export const NOT_APPLICABLE = [
  'cancel against trigger (no conditional orders)',
  'unlimited approval and permit (no tool and no intent makes one; asked for as tools that do not exist)',
  'authority change (no intent makes one; asked for as tools that do not exist)',
  'pools (nothing adds or takes out liquidity)',
] as const
