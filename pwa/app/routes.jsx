/** Every address of the app and the screen that answers it. */
import { Route } from "preact-iso";
import { Go } from "./Go.jsx";
import { screens } from "./screens.js";

export const routes = [
  <Route key="home" path="/" component={screens.home} />,
  <Route key="join" path="/join" component={screens.join} />,
  <Route key="start" path="/start" component={screens.start} />,
  <Route key="public" path="/c/:id" component={screens.public} />,
  <Route key="standings" path="/c/:id/r/:round" component={screens.public} />,
  <Route key="judge" path="/c/:id/judge/:round?" component={screens.judge} />,
  <Route key="scramble" path="/c/:id/judge/:round/scramble" component={screens.scramble} />,
  <Route key="signatures" path="/c/:id/judge/:round/signatures" component={screens.signatures} />,
  <Route key="hour" path="/c/:id/judge/:round/hour" component={screens.hour} />,
  <Route key="check" path="/c/:id/check/:round?" component={screens.check} />,
  <Route key="table" path="/c/:id/table/:round?" component={screens.table} />,
  <Route key="organizer" path="/c/:id/organizer/:view?/:round?" component={screens.organizer} />,
  <Route
    key="delegate"
    path="/c/:id/delegate/:round?/:person?/:slot?"
    component={screens.delegate}
  />,
  <Route key="chess" path="/c/:id/chess/:what?/:which?/:view?" component={screens.chess} />,
  <Route
    key="rummikub"
    path="/c/:id/rummikub/:what?/:which?/:view?"
    component={screens.rummikub}
  />,
  <Route key="timers" path="/c/:id/timers" component={screens.timers} />,
  <Route key="phone" path="/phone" component={screens.phone} />,
  <Route key="go" path="/go/:what" component={Go} />,
  <Route key="none" default component={screens.nowhere} />,
];
