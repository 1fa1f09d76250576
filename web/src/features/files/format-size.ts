/** R1-147: always in KB, and never none for a file that has something in it. */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(0.1, bytes / 1024)
  return `${kilobytes.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`
}
