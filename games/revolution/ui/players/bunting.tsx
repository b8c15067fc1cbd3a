const FLAG = 71.5;
const FLAGS = 8;

/** Cloth along the front of a rostrum, in its owner's colours. */
export function Bunting() {
  return (
    <svg className="square-bunting" viewBox={`0 0 ${FLAG * FLAGS} 40`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: FLAGS }, (_, index) => {
        const x = index * FLAG;
        return (
          <g key={index}>
            <path
              className={index % 2 === 0 ? 'bunting-cloth' : 'bunting-linen'}
              d={`M${x} 0h${FLAG}c-6 26-20 36-35.750 36S${x + 6} 26 ${x} 0z`}
            />
            <path
              d={`M${x + 10} 1c5 18 14 27 25.700 27s21-9 25.700-27`}
              fill="none"
              stroke="#fff3d0"
              strokeOpacity=".25"
              strokeWidth="3"
            />
            <path
              d={`M${x + 35.7} 2v33M${x + 22} 2l4 30M${x + 50} 2l-4 30`}
              stroke="#000"
              strokeOpacity=".22"
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </svg>
  );
}
