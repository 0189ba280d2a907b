import { Home } from './home';

/** /old-home: the classic layout of home, from the same parts. */
export default function OldHome() {
  return <Home classic />;
}
