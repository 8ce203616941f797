/** Every address of the app and the screen that answers it. */
import { lazy, Route } from "preact-iso";
import Delegate from "../screens/delegate/index.jsx";
import Home from "../screens/home/index.jsx";
import Join from "../screens/join/index.jsx";
import Judge from "../screens/judge/index.jsx";
import Organizer from "../screens/organizer/index.jsx";
import Public from "../screens/public/index.jsx";
import Start from "../screens/start/index.jsx";
import { NotFound } from "./NotFound.jsx";

const Check = lazy(() => import("../screens/check/index.jsx"));
const Table = lazy(() => import("../screens/table/index.jsx"));

export const routes = [
  <Route key="home" path="/" component={Home} />,
  <Route key="join" path="/join" component={Join} />,
  <Route key="start" path="/start" component={Start} />,
  <Route key="public" path="/c/:id" component={Public} />,
  <Route key="standings" path="/c/:id/r/:round" component={Public} />,
  <Route key="judge" path="/c/:id/judge/:round?" component={Judge} />,
  <Route key="check" path="/c/:id/check/:round?" component={Check} />,
  <Route key="table" path="/c/:id/table/:round?" component={Table} />,
  <Route key="organizer" path="/c/:id/organizer/:view?" component={Organizer} />,
  <Route key="delegate" path="/c/:id/delegate/:round?/:person?/:slot?" component={Delegate} />,
  <Route key="none" default component={NotFound} />,
];
