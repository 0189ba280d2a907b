import { Home } from './home';

/** /old-home: the classic layout of home. */
export default function OldHome() {
  return <Home isClassic />;
}
