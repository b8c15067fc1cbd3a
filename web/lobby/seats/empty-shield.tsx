/** The outline that kit's Shield fills, for a seat that is still free. */
export function EmptyShield() {
  return (
    <svg className="empty-shield" viewBox="0 0 48 60" aria-hidden="true">
      <path
        d="M3 3.5H45V28C45 42 35 51 24 56C13 51 3 42 3 28Z"
        fill="#000"
        fillOpacity=".45"
        stroke="#d8b26a"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
    </svg>
  );
}
