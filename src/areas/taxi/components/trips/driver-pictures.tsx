/** A drawn driver, the same for all. */
export function DriverPicture() {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r="26" fill="#d5e4e3" />
      <path d="M7.500 44.500C9 38 15 36 26 36s17 2 18.500 8.500A26 26 0 0 1 7.500 44.500z" fill="#275d70" />
      <path d="M20 34h12v5c-2 3.600-10 3.600-12 0z" fill="#e6b796" />
      <path d="M21 37.500 26 43l5-5.500 4 2.500-6 8h-6l-6-8z" fill="#fff" />
      <circle cx="26" cy="24" r="11" fill="#f2ccb0" />
      <path
        d="M14.500 23C13 8 39 8 37.500 23c-1.500-3-2-5-4-6.600-4 1.800-11 1.800-15 0-2 1.600-2.500 3.600-4 6.600z"
        fill="#33261f"
      />
      <path
        d="M21.500 29c2.600 2.400 6.400 2.400 9 0"
        stroke="#8c4a2e"
        strokeWidth="1.600"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A car from the side. */
export function CarPicture() {
  return (
    <svg width="104" height="43" viewBox="0 0 112 46" aria-hidden="true" fill="none">
      <ellipse cx="56" cy="41.500" rx="50" ry="3.500" fill="#5c3018" opacity=".16" />
      <path
        d="M6 33c-1-8 2-11 12-13l10-2C38 8 46 6 58 6c13 0 20 3 29 12 11 1 18 4 19 10 .4 4-.6 7-3 7H10c-2 0-3.600-.6-4-2z"
        fill="#fdfdfb"
        stroke="#cabfb1"
        strokeWidth="1.200"
      />
      <path d="M33 18C40 11 47 9.500 56 9.500V19H34zM60 9.500c9 .4 15 2.800 21 9.500H60z" fill="#33474f" />
      <path d="M36 17.500C42 12 47 10.500 50 10.300l-6 8z" fill="#5d7680" />
      <path d="M58 20v14M8 27h96" stroke="#ddd4c8" strokeWidth="1.200" />
      <path d="M63 23.500h5M38 23.500h5" stroke="#b3a798" strokeWidth="1.600" strokeLinecap="round" />
      <path d="M101 25c3 .4 4.500 1.600 4.700 3.500h-5z" fill="#f6c25c" />
      <path d="M6.500 26c1.500-1.600 3-2 5-2l-1 4H6z" fill="#c9285a" />
      <circle cx="27" cy="35" r="8" fill="#2a211c" />
      <circle cx="27" cy="35" r="4" fill="#c9bfb2" />
      <circle cx="85" cy="35" r="8" fill="#2a211c" />
      <circle cx="85" cy="35" r="4" fill="#c9bfb2" />
    </svg>
  );
}
