import { useFormatter } from 'next-intl'

const BYTES_PER_KB = 1024

/** Formats a file size: "3.4 MB". */
export function useSizeText(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) => {
    const isSmall = bytes < BYTES_PER_KB * BYTES_PER_KB
    const value = isSmall ? Math.ceil(bytes / BYTES_PER_KB) : bytes / BYTES_PER_KB / BYTES_PER_KB
    return format.number(value, { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 })
  }
}
