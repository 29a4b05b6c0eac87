import { useFormatter } from 'next-intl'

const KILO = 1024

/** Formats a file size: "3.4 MB". */
export function useSizeText(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) => {
    const isSmall = bytes < KILO * KILO
    const value = isSmall ? Math.ceil(bytes / KILO) : bytes / KILO / KILO
    return format.number(value, { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 })
  }
}
