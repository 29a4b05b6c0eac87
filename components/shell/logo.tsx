/** A comet: a warm head with a tail of three strokes. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M4 27 15 16" stroke="#ffb26b" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M4 17.5 11.5 10" stroke="#ffd08f" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M14 28 21.5 20.5" stroke="#ffd08f" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="20.5" cy="11.5" r="8" fill="#f0642b" />
      <circle cx="18" cy="10.5" r="1.25" fill="#2c1206" />
      <circle cx="23.5" cy="10.5" r="1.25" fill="#2c1206" />
      <path d="M18.2 14.2c1.2 1.5 3.6 1.5 4.8 0" stroke="#2c1206" strokeWidth="1.4" strokeLinecap="round" fill="none" />
    </svg>
  )
}
