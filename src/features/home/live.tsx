export { AnyUnfinished } from '@/flows/settlement/any-unfinished';
export { Balance } from './components/balance';
export { Greeting } from './components/greeting';
export { HotWord } from './components/hot-word';
