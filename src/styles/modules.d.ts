// Declares CSS modules. A build fails on a class that a module lacks.
declare module '*.module.css';
