export { Badge } from './components/badge';
export { Today } from './components/today';
