/** For `ilike`: a percent sign that was typed is a percent sign. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
